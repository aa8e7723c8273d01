#import <UIKit/UIKit.h>

@interface AboutViewController : UIViewController
@property (nonatomic, strong) UILabel *titleLabel;
@end

@interface AboutFooter : UIView
@end
