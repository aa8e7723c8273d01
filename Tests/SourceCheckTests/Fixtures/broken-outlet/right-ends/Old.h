@interface OldViewController : UIViewController
@property (nonatomic) IBOutlet UIView *whatever;
@end
